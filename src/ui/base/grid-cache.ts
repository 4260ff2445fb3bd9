import { injectable } from 'inversify'

/**
 * The names under which grids of tiles are in the memory of pages. Each purchase changes them, so that going back loads a grid again: what was
 * cached shows as for sale what the guest owns (MED-071). What nobody finds any more leaves the memory with its pages.
 */
@injectable()
export class GridCache {
  #purchases = 0

  nameOf(grid: string): string {
    return `tiles.${grid}.${this.#purchases}`
  }

  clear(): void {
    this.#purchases += 1
  }
}
