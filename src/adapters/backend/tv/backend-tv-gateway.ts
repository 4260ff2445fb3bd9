import { planOf, type TvPlan } from './tv-plan'
import { tvRules } from './tv-rules'
import { tvOffer, tvRightOf } from './tv-standing'
import { broadcastOf, hostsOf, landscapesOf, type TvViewer } from './tv-view'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { ProgramQuery, TvGateway } from '@/application/tv/tv-gateway'
import type { TvChannel } from '@/domain/tv/channel'
import { countedFrom, liveSegments } from '@/domain/tv/live-playlist'
import { airingsAt, airingsBetween, type Airing } from '@/domain/tv/schedule'
import type { Broadcast, CurrentProgram, LateNightEvent, LateNightShow, TvStream } from '@/domain/tv/tv'

const DAY = 86_400_000

/** Maximum length of a programme in one answer, ms. */
const MAX_PROGRAM = 8 * DAY

/** Time ahead for which a programme is known, ms: beyond it the plan of the editors may change. */
const KNOWN = 35 * DAY

/** Time for which a stream is granted at once, ms: as long as a ticket of a video. */
const GRANTED = 6 * 3_600_000

/** Time ahead for which the nights of the late-night show are announced, ms. */
const ANNOUNCED = 7 * DAY

/** Live TV out of the store. */
export class BackendTvGateway implements TvGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async currentProgram(premium: boolean): Promise<CurrentProgram | null> {
    const { plan, viewer } = await this.opened()
    const channel: TvChannel = premium ? 'premium' : 'free'
    const airings = airingsAt(plan.formats, channel, viewer.now)
    if (airings === null) return null
    const [now, next] = await Promise.all([
      this.shown(plan, airings.now, viewer),
      this.shown(plan, airings.next, viewer),
    ])
    return { channel, now, next }
  }

  async program({ type, from, to }: ProgramQuery): Promise<readonly Broadcast[]> {
    const { plan, viewer } = await this.opened()
    const earliest = Math.max(from ?? viewer.now, viewer.now - KNOWN)
    const latest = Math.min(to ?? earliest + DAY, earliest + MAX_PROGRAM, viewer.now + KNOWN)
    if (latest <= earliest) return []
    const airings = airingsBetween(plan.formats, type, earliest, latest)
    return Promise.all(airings.map((airing) => this.shown(plan, airing, viewer)))
  }

  async stream(type: TvChannel): Promise<TvStream> {
    const { store, clock, rules } = this.platform
    const { session, guest } = await requireSession(store, this.caller)
    const now = clock.now()
    const { refusal, until } = await tvRightOf(store, guest, type === 'premium', now)
    if (refusal !== null) return { ok: false, reason: refusal, offer: tvOffer }
    const { formats } = await planOf(store)
    const grant = {
      channel: type,
      sessionId: session.id,
      until: Math.min(until ?? now + GRANTED, now + GRANTED),
      since: countedFrom(now),
    }
    const url = await rules.of(tvRules).channels.address(grant, liveSegments(formats, type, now))
    return { ok: true, url, until: grant.until }
  }

  async lateNightShow(): Promise<LateNightShow | null> {
    const { plan, viewer } = await this.opened()
    const show = plan.formats.find(({ isLateNight }) => isLateNight)
    if (show === undefined) return null
    const hosts = await hostsOf(this.platform.store, show.hosts, viewer)
    const nights = airingsBetween(plan.formats, 'free', viewer.now, viewer.now + ANNOUNCED)
    return {
      ...show.texts[viewer.language],
      headerImages: [show.picture, ...(await landscapesOf(this.platform.store, hosts))],
      actors: hosts,
      events: nights.filter(({ formatKey }) => formatKey === show.key).flatMap((airing) => eventOf(plan, airing)),
    }
  }

  private shown(plan: TvPlan, airing: Airing, viewer: TvViewer): Promise<Broadcast> {
    return broadcastOf(this.platform.store, plan, airing, viewer)
  }

  private async opened(): Promise<{ readonly plan: TvPlan; readonly viewer: TvViewer }> {
    const { store, clock } = this.platform
    const [plan, { guest }] = await Promise.all([planOf(store), requireSession(store, this.caller)])
    return { plan, viewer: { guestId: guest.id, language: this.caller.language(), now: clock.now() } }
  }
}

/** A night of the show, in each language. */
function eventOf(plan: TvPlan, airing: Airing): readonly LateNightEvent[] {
  const episode = plan.episode(airing)
  if (episode === null) return []
  const { de, en, es } = episode.texts
  return [
    {
      id: airing.id,
      de: { headline: de.title, text: de.description },
      en: { headline: en.title, text: en.description },
      es: { headline: es.title, text: es.description },
      begin: airing.start,
      end: airing.end,
    },
  ]
}
