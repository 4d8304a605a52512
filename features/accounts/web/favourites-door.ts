export { FavouriteButton, FavouriteStar } from './Favourite.tsx'
export { useFavourites } from './favourites.ts'
