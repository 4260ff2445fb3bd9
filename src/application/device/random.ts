/** Randomness as a port. `next` is in [0, 1); `id` is unguessable and unique. */
export interface Random {
  next(): number
  id(): string
}

export const Random = Symbol.for('Random')
