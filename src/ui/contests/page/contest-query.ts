import { CONTEST_SUBS, type ContestSub } from '@/domain/contests/contest'
import type { AddressForm } from '@/ui/base/use-list-address'

/** The shown part of the grid, and the searched name, from the address. */
export interface ContestListQuery {
  readonly sub: ContestSub
  readonly name: string
}

const MAX_NAME = 60
const [FIRST_SUB] = CONTEST_SUBS

/** The query in the address of a contest; invalid parts are left out. */
export const contestAddress: AddressForm<ContestListQuery> = {
  read: (query) => ({
    sub: CONTEST_SUBS.find((sub) => sub === query.get('view')) ?? FIRST_SUB,
    name: (query.get('name') ?? '').trim().slice(0, MAX_NAME),
  }),
  write: ({ sub, name }) => ({
    ...(sub === FIRST_SUB ? {} : { view: sub }),
    ...(name === '' ? {} : { name }),
  }),
  cleared: (query) => ({ ...query, name: '' }),
}
