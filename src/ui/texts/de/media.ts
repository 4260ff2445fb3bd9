export const media = {
  was: 'Vorher',
  yours: 'Gekauft',
}
