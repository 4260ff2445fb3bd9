export const stage = {
  open: 'Escenario',
}
