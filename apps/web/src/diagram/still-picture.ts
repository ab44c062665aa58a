// A picture one can move and enlarge, and nothing else: its parts stay where they were laid out.

export const STILL_PICTURE = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  zoomOnScroll: false,
  preventScrolling: false,
  proOptions: { hideAttribution: true },
} as const
