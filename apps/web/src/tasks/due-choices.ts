/** Days one often moves a task to, as the server understands them. */
export const DUE_CHOICES = ['today', 'tomorrow', 'next week', 'none'] as const
