import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { Clock } from '@/application/device/clock'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { Stage } from '@/application/stage/stage'
import type { AvsStatus } from '@/domain/access/avs'
import { asId, type ChannelId } from '@/domain/ids'
import { LEGAL_TEXT_TYPES } from '@/domain/legal/legal-text'
import type { LiveUpdateType } from '@/domain/assembly/live-update'
import { MESSAGE_MEDIA_KINDS, type MessageMedia } from '@/domain/messenger/message-media'
import { Button } from '@/ui/kit/actions/button'
import { Select, type Option } from '@/ui/kit/forms/select'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { TextField } from '@/ui/kit/forms/text-field'
import { Switch } from '@/ui/kit/forms/toggle'
import type { Modals } from '@/ui/base/modals'
import type { Page } from '@/ui/base/page-service'
import type { Toasts } from '@/ui/base/toasts'
import { useTexts } from '@/ui/texts/use-texts'
import { ConversationChoice } from './conversation-choice'
import { ActorChoice } from './actor-choice'
import { StageChat } from './stage-chat'
import { StageEvents } from './stage-events'
import { StageMails } from './stage-mails'
import css from './stage-panel.module.css'
import { STAGE_UPDATES, stageUpdates } from './stage-updates'

const MINUTE = 60_000
const STEPS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE] as const
/** Number of spins given at a time. */
const SPINS = 3
const AVS: readonly AvsStatus[] = ['unknown', 'pending', 'accepted', 'rejected']

/** Services of the panel besides the stage. */
export interface StageServices {
  readonly page: Pick<Page, 'origin' | 'goTo'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly modals: Pick<Modals, 'show'>
  readonly clock: Pick<Clock, 'now'>
  readonly actors: Pick<ActorGateway, 'list'>
  readonly messenger: Pick<MessengerGateway, 'channels'>
}

/** The developer's stage: emits updates, moves the clock, sets states, simulates failures. */
export const StagePanel = observer(function StagePanel({
  stage,
  services,
  onClose,
}: {
  readonly stage: Stage
  readonly services: StageServices
  readonly onClose: () => void
}) {
  const texts = useTexts()
  return (
    <Sheet open title={texts.t('stage.title')} closeLabel={texts.t('shell.states.close')} onClose={onClose}>
      <div className={css['panel']}>
        <RaiseUpdate stage={stage} services={services} />
        <StageChat stage={stage} toasts={services.toasts} />
        <Money stage={stage} />
        <GuestState stage={stage} services={services} />
        <Time stage={stage} />
        <NetworkBox stage={stage} />
        <StageMails stage={stage} page={services.page} onClose={onClose} />
        <StageEvents stage={stage} />
        <Button
          onClick={() => {
            onClose()
            services.modals.show('modal-wrapper-example')
          }}
        >
          {texts.t('stage.example')}
        </Button>
        <Button kind="danger" onClick={() => void stage.reset().then(() => location.reload())}>
          {texts.t('stage.reset')}
        </Button>
      </div>
    </Sheet>
  )
})

const RaiseUpdate = observer(function RaiseUpdate({
  stage,
  services: { toasts, clock, actors, messenger },
}: {
  readonly stage: Stage
  readonly services: StageServices
}) {
  const texts = useTexts()
  const [type, setType] = useState<LiveUpdateType>('notifications')
  const [actor, setActor] = useState<Option<string> | null>(null)
  const [channelId, setChannelId] = useState<string | null>(null)
  const [text, setText] = useState(texts.t('stage.sample'))
  const raise = () => {
    const update = stageUpdates[type]({
      actorId: actor?.value ?? '',
      channelId: channelId ?? '',
      text,
      now: clock.now(),
    })
    void stage.raise(update).then(() => toasts.show('info', 'stage.raised', { type }))
  }
  const send = async (kind: MessageMedia['kind']) => {
    const isSent = channelId !== null && (await stage.sendMedia(asId<ChannelId>(channelId), kind))
    toasts.show(isSent ? 'info' : 'bad', isSent ? 'stage.media.sent' : 'stage.noChannel')
  }
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.update')}</legend>
      <Select
        label={texts.t('stage.type')}
        value={type}
        options={STAGE_UPDATES.map((name) => ({ value: name, label: name }))}
        onChange={setType}
      />
      <ActorChoice actors={actors} chosen={actor} onChoose={setActor} />
      <ConversationChoice messenger={messenger} chosen={channelId} onChoose={setChannelId} />
      <TextField label={texts.t('stage.text')} value={text} onChange={setText} />
      <Button onClick={raise}>{texts.t('stage.raise')}</Button>
      <div className={css['buttons']}>
        {MESSAGE_MEDIA_KINDS.map((kind) => (
          <Button key={kind} size="s" disabled={channelId === null} onClick={() => void send(kind)}>
            {texts.t(`stage.media.${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
})

const Money = observer(function Money({ stage }: { readonly stage: Stage }) {
  const texts = useTexts()
  const [coins, setCoins] = useState('500')
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.money')}</legend>
      <TextField label={texts.t('stage.balance')} inputMode="numeric" value={coins} onChange={setCoins} />
      <Button onClick={() => void stage.setBalance(Number(coins) || 0)}>{texts.t('stage.set')}</Button>
    </fieldset>
  )
})

const GuestState = observer(function GuestState({
  stage,
  services: { toasts },
}: {
  readonly stage: Stage
  readonly services: Pick<StageServices, 'toasts'>
}) {
  const texts = useTexts()
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.standing')}</legend>
      <div className={css['buttons']}>
        <Button size="s" onClick={() => void stage.setVip(true)}>
          {texts.t('stage.vipOn')}
        </Button>
        <Button size="s" onClick={() => void stage.setVip(false)}>
          {texts.t('stage.vipOff')}
        </Button>
        <Button
          size="s"
          onClick={() => void stage.giveSpins(SPINS).then(() => toasts.show('info', 'stage.spinsGiven'))}
        >
          {texts.t('stage.spins', { count: SPINS })}
        </Button>
        {LEGAL_TEXT_TYPES.map((type) => (
          <Button key={type} size="s" onClick={() => void stage.publishLegalText(type)}>
            {texts.t(`stage.legal.${type}`)}
          </Button>
        ))}
        {AVS.map((status) => (
          <Button key={status} size="s" onClick={() => void stage.setAvs(status)}>
            {texts.t(`stage.avs.${status}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
})

const Time = observer(function Time({ stage }: { readonly stage: Stage }) {
  const texts = useTexts()
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.time')}</legend>
      <div className={css['buttons']}>
        {STEPS.map((step) => (
          <Button key={step} size="s" onClick={() => void stage.moveClock(step)}>
            {texts.t('stage.minutes', { count: step / MINUTE })}
          </Button>
        ))}
        <Button size="s" onClick={() => void stage.stepSimulation()}>
          {texts.t('stage.step')}
        </Button>
      </div>
    </fieldset>
  )
})

const NetworkBox = observer(function NetworkBox({ stage }: { readonly stage: Stage }) {
  const texts = useTexts()
  const [conditions, setConditions] = useState(stage.conditions())
  const change = (next: typeof conditions) => {
    setConditions(next)
    stage.setConditions(next)
  }
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.weather')}</legend>
      <Switch
        label={texts.t('stage.slow')}
        on={conditions.delay > 0}
        onToggle={(on) => change({ ...conditions, delay: on ? 2_000 : 0 })}
      />
      <Switch
        label={texts.t('stage.failing')}
        on={conditions.failing > 0}
        onToggle={(on) => change({ ...conditions, failing: on ? 0.5 : 0 })}
      />
      <Switch
        label={texts.t('stage.offline')}
        on={conditions.offline}
        onToggle={(on) => change({ ...conditions, offline: on })}
      />
    </fieldset>
  )
})
