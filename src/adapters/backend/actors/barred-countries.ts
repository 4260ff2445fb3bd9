import type { ActorRecord } from './actor-records'

/** Returns whether an actor has barred a country, which is written in any case. */
export const hasBarred = ({ bannedCountryCodes }: Pick<ActorRecord, 'bannedCountryCodes'>, country: string): boolean =>
  bannedCountryCodes.some((code) => code.toUpperCase() === country.toUpperCase())
