/** The texts of the favorite marks, which stand on pages that show nothing else of this feature. */
export const messages = {
  mark: 'Favorite',
  add: 'Add {title} to favorites',
  remove: 'Remove {title} from favorites',
} as const
