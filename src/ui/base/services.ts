import type { ServiceIdentifier } from 'inversify'

/**
 * Gives services to what features declare as values, such as pending actions and kinds of library
 * items: a value has no constructor that takes them.
 */
export interface Services {
  get<T>(identifier: ServiceIdentifier<T>): T
}

export const Services = Symbol.for('Services')
