import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import type { BellViewModel } from './bell-view-model'
import css from './floating-notifications.module.css'
import { noticeTime } from './notice-time'

/** Time a new notification floats, ms; it stays while focused. */
const SHOWN_FOR = 10_000

/** New notifications among the newest five, until read, closed or timed out (NOT-006). */
export const FloatingNotifications = observer(function FloatingNotifications({
  bell,
}: {
  readonly bell: Pick<BellViewModel, 'floating' | 'seeOne' | 'settle'>
}) {
  const texts = useTexts()
  const [hasFocus, setFocus] = useState(false)
  const newest = bell.floating[0]?.id
  useEffect(() => {
    if (hasFocus || newest === undefined) return undefined
    const timer = setTimeout(() => bell.settle(), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [bell, hasFocus, newest])
  return (
    <output className={css['place']} aria-label={texts.t('notifications.title')}>
      {bell.floating.map((one) => (
        <div key={one.id} className={css['card']} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
          <div>
            <p>{one.text}</p>
            <time dateTime={new Date(one.at).toISOString()}>{noticeTime(one.at, texts)}</time>
          </div>
          <IconButton size="s" label={texts.t('notifications.remove')} onClick={() => bell.seeOne(one.id)}>
            <X />
          </IconButton>
        </div>
      ))}
    </output>
  )
})
