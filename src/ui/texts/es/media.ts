export const media = {
  was: 'Antes',
  yours: 'Tuyo',
}
