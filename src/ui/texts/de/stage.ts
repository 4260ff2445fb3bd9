export const stage = {
  open: 'Bühne',
}
