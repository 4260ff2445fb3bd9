import {
  addContestVote,
  contestHistoryOf,
  contests,
  deleteContestMediaVoting,
  getContest,
  getContestActor,
  getContestGridItems,
  getContestGuestData,
  getContestHead,
  getContestTopList,
} from './contest-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ContestGateway } from '@/application/contests/contest-gateway'

const bound = bindingOf<ContestGateway>()

/** Contests on the wire. */
export const contestsPort: PortBinding<ContestGateway> = {
  list: bound('list', contests, { fields: ['first', 'offset'] }),
  head: bound('head', getContestHead, { fields: ['contestId', 'language'], answer: 'contest' }),
  byId: bound('byId', getContest, { fields: ['contestId'], answer: 'contest' }),
  grid: bound('grid', getContestGridItems, { answer: 'grid' }),
  entryOf: bound('entryOf', getContestActor, { fields: ['contestId', 'actorId'], answer: 'entry' }),
  topList: bound('topList', getContestTopList, { fields: ['contestId'], answer: 'topList' }),
  history: bound('history', contestHistoryOf, { fields: ['contestId'] }),
  own: bound('own', getContestGuestData, { fields: ['contestId'], answer: 'guestData' }),
  vote: bound('vote', addContestVote),
  takeBack: bound('takeBack', deleteContestMediaVoting, { fields: ['contestId', 'mediaId'] }),
}
