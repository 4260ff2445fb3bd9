import { describe, expect, it } from 'vitest'
import type { ContestGateway, VoteRefusal, VoteRequest, VoteResult } from '@/application/contests/contest-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { OpenOptions } from '@/application/payments/open-checkout'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { Contest } from '@/domain/contests/contest'
import type { OwnVotes } from '@/domain/contests/vote'
import { asId, type MediaId } from '@/domain/ids'
import { PendingActions } from '@/ui/access/pending-actions'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { VotingViewModel } from '@/ui/contests/page/voting-view-model'
import type { ModalProps } from '@/ui/base/modal-props'
import '@/ui/contests/modals/contest-like'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { contestWith, counted, entryWith } from '#test/support/ui/contests'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'
import { servicesOf } from '#test/support/ui/services'

const NONE: OwnVotes = { voteCount: 0, hideVoteLimitModal: false, votedMedia: [] }
const media = (count: number): MediaId[] => Array.from({ length: count }, (_, index) => asId<MediaId>(`other-${index}`))

async function setup({
  own = NONE,
  isLoggedIn = true,
  answer,
  contest = contestWith(),
}: {
  readonly own?: OwnVotes
  readonly isLoggedIn?: boolean
  readonly answer?: VoteResult | BackendError
  readonly contest?: Contest
} = {}) {
  const sent: VoteRequest[] = []
  const takenBack: MediaId[] = []
  const opened: { flow: string; pending: PendingLoginAction | undefined }[] = []
  const applied: VoteResult[] = []
  const answered = async (result: VoteResult): Promise<VoteResult> => {
    if (answer instanceof BackendError) throw answer
    return answer ?? result
  }
  const gateway = portOf<ContestGateway>({
    own: async () => own,
    vote: async (request) => {
      sent.push(request)
      return answered(counted(entryWith('a'), [...own.votedMedia, request.mediaId], request.hideConfirmWindow === true))
    },
    takeBack: async (_contestId, mediaId) => {
      takenBack.push(mediaId)
      return answered(
        counted(
          entryWith('a', { votes: 1 }),
          own.votedMedia.filter((each) => each !== mediaId),
        ),
      )
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  await guest.open('en')
  const [modals, toasts] = [new Modals(), new Toasts()]
  const checkout = portOf<Checkout>({
    open: async (flow, options?: OpenOptions) => {
      opened.push({ flow, pending: options?.pending })
    },
  })
  const here = new QuietPage('/en/contests/candlelight/')
  const clock = new FakeClock()
  const pending = new PendingActions(here, clock, servicesOf())
  const votes = new VotingViewModel(gateway, guest, checkout, pending, here, modals, toasts, clock)
  votes.about({ contest: { value: contest }, apply: (result) => applied.push(result) })
  votes.start()
  await settled()
  const confirm = (hide = false): void => {
    const { open } = modals
    if (open?.id !== 'contest-like') throw new Error('nothing was asked')
    const { onVote } = open.values as ModalProps<'contest-like'>['values']
    modals.close('contest-like')
    onVote(hide)
  }
  return { votes, sent, takenBack, opened, applied, modals, toasts, confirm, pending, clock }
}

const entry = entryWith('a')

describe('a vote', () => {
  it('is asked for once, and sent with what the guest has seen [CON-011][MOD-029]', async () => {
    const { votes, sent, applied, modals, toasts, confirm } = await setup()
    void votes.press(entry)
    expect(modals.open).toMatchObject({ id: 'contest-like', values: { contest: 'Candlelight', remaining: 5, entry } })
    expect(sent).toEqual([])
    confirm()
    await settled()
    expect(sent).toEqual([
      {
        contestId: 'candlelight',
        mediaId: entry.mediaId,
        guestId: guestWith().id,
        actorId: entry.actor.id,
        albumId: entry.albumId,
      },
    ])
    expect({ remaining: votes.remaining, hasVoted: votes.hasVoted(entry.mediaId) }).toEqual({
      remaining: 4,
      hasVoted: true,
    })
    expect(applied).toHaveLength(1)
    expect(toasts.waiting).toMatchObject([{ tone: 'good', text: 'contests.voted', values: { count: 4 } }])
  })

  it('is sent at one press once the guest has said so [CON-005]', async () => {
    const { votes, sent, modals, confirm } = await setup()
    await votes.press(entry)
    confirm(true)
    await settled()
    expect(sent[0]).toMatchObject({ hideConfirmWindow: true })
    await votes.press(entryWith('b'))
    expect(modals.open).toBeNull()
    expect(sent).toHaveLength(2)
    expect(sent[1]).not.toHaveProperty('hideConfirmWindow')
  })

  it('is taken back by the same button', async () => {
    const { votes, takenBack, toasts } = await setup({ own: { ...NONE, voteCount: 1, votedMedia: [entry.mediaId] } })
    expect(votes.remaining).toBe(4)
    await votes.press(entry)
    expect(takenBack).toEqual([entry.mediaId])
    expect({ remaining: votes.remaining, hasVoted: votes.hasVoted(entry.mediaId) }).toEqual({
      remaining: 5,
      hasVoted: false,
    })
    expect(toasts.waiting).toMatchObject([{ tone: 'good', text: 'contests.takenBack' }])
  })

  it('is not taken back by the second press of a double click', async () => {
    const { votes, sent, takenBack, clock } = await setup({ own: { ...NONE, hideVoteLimitModal: true } })
    await votes.press(entry)
    await votes.press(entry)
    expect({ sent: sent.length, takenBack }).toEqual({ sent: 1, takenBack: [] })
    clock.pass(1_000)
    await votes.press(entry)
    expect(takenBack).toEqual([entry.mediaId])
  })

  it('is taken back at once where another entry was voted for last', async () => {
    const own = { ...NONE, hideVoteLimitModal: true, voteCount: 1, votedMedia: [entry.mediaId] }
    const { votes, takenBack } = await setup({ own })
    await votes.press(entryWith('b'))
    await votes.press(entry)
    expect(takenBack).toEqual([entry.mediaId])
  })

  it('is not sent when all five are given, and the guest reads what to do [CON-004]', async () => {
    const { votes, sent, modals, toasts } = await setup({ own: { ...NONE, voteCount: 5, votedMedia: media(5) } })
    await votes.press(entry)
    expect({ sent, open: modals.open }).toEqual({ sent: [], open: null })
    expect(toasts.waiting).toMatchObject([{ tone: 'bad', text: 'contests.refused.vote-limit-reached' }])
  })

  it('opens the proof of age where the platform asks for it [CON-009]', async () => {
    const refusal: VoteResult = { ...counted(entry, []), ok: false, reason: 'age-check' }
    const { votes, modals, toasts, confirm } = await setup({ answer: refusal })
    await votes.press(entry)
    confirm()
    await settled()
    expect(modals.open?.id).toBe('avs')
    expect({ remaining: votes.remaining, toasts: toasts.waiting }).toEqual({ remaining: 5, toasts: [] })
  })

  it.each(['voting-closed', 'not-found', 'locked', 'restricted', 'vote-limit-reached'] satisfies VoteRefusal[])(
    'that is refused says why: %s',
    async (reason) => {
      const { votes, toasts, confirm } = await setup({ answer: { ...counted(entry, []), ok: false, reason } })
      await votes.press(entry)
      confirm()
      await settled()
      expect(toasts.waiting).toMatchObject([{ tone: 'bad', text: `contests.refused.${reason}` }])
    },
  )

  it('that is not answered changes nothing, and can be given again', async () => {
    const { votes, toasts, confirm } = await setup({ answer: new BackendError('offline') })
    await votes.press(entry)
    confirm()
    await settled()
    expect({ busy: votes.busy, remaining: votes.remaining }).toEqual({ busy: null, remaining: 5 })
    expect(toasts.waiting).toMatchObject([{ tone: 'bad', text: 'errors.offline' }])
    await votes.press(entry)
    expect(votes.open).not.toBeNull()
  })

  it('of a guest without an account waits for the sign-up, and is given then [AUT-005][CON-010]', async () => {
    const { votes, sent, opened } = await setup({ isLoggedIn: false })
    await votes.press(entry)
    expect(sent).toEqual([])
    const [{ flow, pending } = { flow: '', pending: undefined }] = opened
    expect(flow).toBe('signup')
    if (pending === undefined) throw new Error('nothing waits')
    const after = await setup()
    after.pending.perform(pending)
    await settled()
    expect(after.sent).toMatchObject([{ contestId: 'candlelight', mediaId: entry.mediaId }])
  })

  it.each(['announced', 'ended'] as const)('cannot be given in a contest that is %s', async (phase) => {
    const { votes, sent, modals } = await setup({ contest: contestWith({ phase }) })
    await votes.press(entry)
    expect({ open: votes.open, sent, modal: modals.open }).toEqual({ open: null, sent: [], modal: null })
  })
})
