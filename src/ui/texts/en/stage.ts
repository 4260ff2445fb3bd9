export const stage = {
  open: 'Stage',
}
