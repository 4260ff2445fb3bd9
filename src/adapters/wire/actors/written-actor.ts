import type { Actor, ActorSummary } from '@/domain/actors/actor'

const parts = ({ age, threeWords, languages, country, isFavorite }: ActorSummary): object => ({
  profile: { age, threeWords, languages, country },
  modelGuestRelation: { isFavorite },
})

/** An actor of a list as the wire carries them (ACT-012 to ACT-014). */
export function writtenSummary(given: ActorSummary): object {
  const { age: _a, threeWords: _t, languages: _l, country: _c, isFavorite: _f, state, ...rest } = given
  const { isOnline, isOnlineMobileVideocall, ...others } = state
  return { ...rest, ...parts(given), online: isOnline, isOnlineMobileVideocall, state: others }
}

/** An actor with all that a profile shows as the wire carries them (ACT-002 to ACT-006). */
export function writtenActor(given: Actor): object {
  const { age: _a, threeWords: _t, languages: _l, country: _c, isFavorite: _f, ...own } = given
  const { state, prices, voucherChatMinutes, ...rest } = own
  const { videoChat: video, voyeurChat: voyeur, ticketShow, singleChat: single, singleC2CChat: singlec2c } = prices
  return {
    ...rest,
    ...parts(given),
    ...state,
    prices: { video, voyeur, ticketShow, single, singlec2c, voucherChatMinutes },
  }
}
