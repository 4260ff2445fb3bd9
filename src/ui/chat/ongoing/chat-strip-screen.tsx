import { otherwise } from '@/application/errors/otherwise'
import { ArrowUpRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { lengthText } from '@/domain/media/length'
import { useService, useViewModel } from '@/ui/base/container'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { useFoot } from '@/ui/kit/foot'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { useTexts } from '@/ui/texts/use-texts'
import css from './chat-strip.module.css'
import { OngoingChatViewModel } from './ongoing-chat-view-model'

/** The chat that runs elsewhere, above each other page's foot: time, cost, return and end. */
export const ChatStrip = observer(function ChatStrip() {
  const texts = useTexts()
  const ongoing = useViewModel(OngoingChatViewModel)
  const isNeeded = ongoing.chat !== null
  useEffect(() => {
    if (isNeeded) texts.load('chat').catch(otherwise())
  }, [isNeeded, texts, texts.language])
  if (!isNeeded || !texts.has('chat')) return null
  return <Strip ongoing={ongoing} />
})

const Strip = observer(function Strip({ ongoing }: { readonly ongoing: OngoingChatViewModel }) {
  const texts = useTexts()
  const href = useHref()
  const foot = useFoot<HTMLElement>()
  const { chat, name, seconds, spent } = ongoing
  useSpace(foot)
  useTitle(texts.t('chat.ongoing.title'))
  if (chat === null) return null
  return (
    <aside ref={foot} className={css['strip']} aria-label={texts.t('chat.ongoing.label')}>
      <Link
        className={css['back']}
        href={href('actorChat', { actorName: name })}
        aria-label={texts.t('chat.ongoing.back', { name })}
        onClick={(event) => {
          if (ongoing.showWindow()) event.preventDefault()
        }}
      >
        <LiveDot state="live" />
        <span className={css['words']}>
          <span className={css['name']}>
            {name}
            <ArrowUpRight aria-hidden="true" />
          </span>
          <span className={css['sum']}>
            <span className="num" role="timer">
              {lengthText(seconds)}
            </span>
            {' · '}
            <span className="num" data-testid="ongoing-spent">
              {texts.t('shell.coins', { count: texts.number(spent) })}
            </span>
          </span>
        </span>
      </Link>
      <Button kind="ink" size="m" loading={ongoing.isEnding} onClick={() => void ongoing.end()}>
        {texts.t('chat.end')}
      </Button>
    </aside>
  )
})

/** Lengthens the page by the strip, and shortens full-height pages, so that nothing is covered. */
function useSpace(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current
    if (element === null) return undefined
    const { style } = document.documentElement
    const measure = (): void => style.setProperty('--strip', `${Math.ceil(element.getBoundingClientRect().height)}px`)
    const sizes = new ResizeObserver(measure)
    measure()
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--strip')
    }
  }, [strip])
}

/** Puts the text before the tab's title, which each page sets; not if the tab is to be neutral. */
function useTitle(text: string): void {
  const { switches } = useService(DeviceViewModel)
  const before = switches.discreet ? '' : `● ${text} · `
  useEffect(() => {
    if (before !== '' && !document.title.startsWith(before)) document.title = `${before}${document.title}`
  })
  useEffect(
    () => () => {
      if (before !== '' && document.title.startsWith(before)) document.title = document.title.slice(before.length)
    },
    [before],
  )
}
