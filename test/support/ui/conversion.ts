import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { ConversionAction, OffersGateway } from '@/application/chat/offers-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { CONVERSION_CANDIDATE_FOR, CONVERSION_CHAT_FOR, type ConversionChat } from '@/domain/chat/conversion-chat'
import { LiveActors } from '@/ui/actors/live-actors'
import { ConversionViewModel } from '@/ui/chat/entry/conversion-view-model'
import { FakeClock, FakeLive, guestWith, portOf, settled } from './doubles'
import { guestOver } from './guest'

/** How far the clock of the platform is ahead of the page's, ms. */
export const AHEAD = 7_000

/** The offer to new guests, over a platform that switches as requested; `set` may fail in its place. */
export async function conversionOver({
  members,
  set,
  isLoggedIn = true,
}: {
  readonly members: readonly ActorSummary[]
  readonly set?: (action: ConversionAction) => Promise<ConversionChat>
  readonly isLoggedIn?: boolean
}) {
  const [live, clock] = [new FakeLive(), new FakeClock()]
  const now = () => clock.now() + AHEAD
  const candidateEnd = now() + CONVERSION_CANDIDATE_FOR
  let state = { candidateEnd, end: null as number | null, isOn: false, minutesLeft: 3 }
  const actions: ConversionAction[] = []
  const change = async (action: ConversionAction): Promise<ConversionChat> => {
    state = { ...state, end: state.end ?? now() + CONVERSION_CHAT_FOR, isOn: action === 'enable' }
    return { ...state, now: now() }
  }
  const gateway = portOf<OffersGateway>({
    conversion: async () => ({ ...state, now: now() }),
    switchConversion: (action) => {
      actions.push(action)
      return (set ?? change)(action)
    },
    conversionActors: async () => members,
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), live)
  await guest.open('en')
  const conversion = new ConversionViewModel(
    gateway,
    live,
    clock,
    guest,
    new LiveActors(live, portOf<ActorGateway>({})),
  )
  conversion.start()
  await settled()
  return { conversion, live, clock, actions, use: (minutesLeft: number) => (state = { ...state, minutesLeft }) }
}
