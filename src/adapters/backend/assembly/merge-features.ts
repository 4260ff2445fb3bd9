import type { BackendFeature } from '@/adapters/backend/kernel/backend-feature'

type ByName = 'ports' | 'letters' | 'contentKinds' | 'hideable' | 'rules' | 'jobs' | 'jobsInOrder' | 'steps'
type Listed = 'collections' | 'catalog' | 'counters' | 'events'

type MemberOf<F, M extends ByName> = F extends { readonly [Name in M]: infer Members } ? Members : never

/** The intersection of the members of a union. */
type Joined<U> = (U extends unknown ? (members: U) => void : never) extends (members: infer All) => void ? All : never

/**
 * Merges what features declare by name into one object whose type has each of them. Throws if two
 * declare the same name.
 */
export function merged<const F extends readonly BackendFeature[], M extends ByName>(
  features: F,
  member: M,
): Joined<MemberOf<F[number], M>> {
  const entries = features.flatMap((feature) => Object.entries(feature[member] ?? {}))
  requireDifferent(
    member,
    entries.map(([name]) => name),
  )
  return Object.fromEntries(entries) as Joined<MemberOf<F[number], M>>
}

/** Joins the lists that features declare. Throws if two declare something of the same name. */
export function listed<M extends Listed>(
  features: readonly BackendFeature[],
  member: M,
): readonly NonNullable<BackendFeature[M]>[number][] {
  const all = features.flatMap((feature): readonly NonNullable<BackendFeature[M]>[number][] => feature[member] ?? [])
  requireDifferent(
    member,
    all.map((each) => ('name' in each ? each.name : each.collection.name)),
  )
  return all
}

function requireDifferent(member: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`Two features declare “${twice}” in ${member}`)
}
