export const media = {
  was: 'Before',
  yours: 'Yours',
}
