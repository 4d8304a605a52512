/** Apart from the rest: few pages have lists that people order. */
export const messages = {
  help: 'Press Space to pick it up, use the arrow keys to move it, Space to drop it, or Escape to cancel.',
  dragged: 'Picked up “{name}” at position {place, number} of {count, number}.',
  draggedTo: 'Moved “{name}” to position {place, number} of {count, number}.',
  dropped: 'Dropped “{name}” at position {place, number} of {count, number}.',
} as const
