import { expect, it } from 'vitest'
import { nameIn } from '@/ui/profile/name-in'

it.each([
  ['zoe reuter', 'Zoe Reuter'],
  ['mira solène', 'Mira Solène'],
  ['luca-noa dorn', 'Luca-Noa Dorn'],
  ['élodie', 'Élodie'],
  ["Tavi O'Roux", "Tavi O'Roux"],
])('the address of %s shows %s until they are loaded', (address, name) => {
  expect(nameIn(address)).toBe(name)
})
