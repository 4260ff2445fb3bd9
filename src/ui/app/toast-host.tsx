import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ToastQueue, ToastRegion } from '@/ui/kit/overlays/toasts'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { hasLink, LinkedText, withoutLinks } from '@/ui/base/linked-text'
import { Toasts, type Toast } from '@/ui/base/toasts'

const TONES = { info: 'plain', good: 'good', bad: 'bad' } as const

/** Shows the toasts. */
export const ToastHost = observer(function ToastHost() {
  const texts = useTexts()
  const toasts = useService(Toasts)
  const [queue] = useState(() => new ToastQueue())
  useEffect(
    () =>
      toasts.connect((toast) => {
        const text = texts.t(toast.text, toast.values)
        queue.add({
          name: toast.text,
          tone: TONES[toast.tone],
          text: withoutLinks(text),
          content: <Text text={toast.text} values={toast.values} />,
          // A toast with a link does not disappear by itself.
          ...(hasLink(text) || toast.action?.later !== undefined ? { seconds: 0 } : {}),
          ...(toast.action === undefined
            ? {}
            : { action: { label: <Text text={toast.action.label} />, onAct: toast.action.onAct } }),
          ...(toast.action?.later === undefined ? {} : { later: <Text text={toast.action.later} /> }),
        })
      }),
    [queue, texts, toasts],
  )
  return (
    <ToastRegion queue={queue} label={texts.t('notifications.title')} closeLabel={texts.t('shell.states.dismiss')} />
  )
})

/** In the guest's current language, also after a change. */
const Text = observer(function Text({ text, values }: Pick<Toast, 'text'> & Partial<Pick<Toast, 'values'>>) {
  return <LinkedText text={useTexts().t(text, values)} />
})
