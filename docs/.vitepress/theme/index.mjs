// The theme as it comes, with what it lacks for pages that are read from right to left.

import theme from 'vitepress/theme'
import './right-to-left.css'

export default theme
