import { observer } from 'mobx-react-lite'
import { ToastViewport } from '@/ui/kit/overlays/toasts'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { hasLink, LinkedText } from '@/ui/base/linked-text'
import { Toasts } from '@/ui/base/toasts'

const TONES = { info: 'plain', good: 'good', bad: 'bad' } as const

/** Where toasts are shown. */
export const ToastHost = observer(function ToastHost() {
  const texts = useTexts()
  const toasts = useService(Toasts)
  return (
    <ToastViewport
      label={texts.t('notifications.title')}
      closeLabel={texts.t('shell.states.dismiss')}
      toasts={toasts.shown.map((toast) => ({
        id: String(toast.id),
        tone: TONES[toast.tone],
        text: <LinkedText text={texts.t(toast.text, toast.values)} />,
        // A toast with a link does not disappear by itself.
        ...(hasLink(texts.t(toast.text, toast.values)) ? { seconds: 0 } : {}),
        ...(toast.action === undefined
          ? {}
          : { action: { label: texts.t(toast.action.label), onAct: toast.action.onAct } }),
      }))}
      onDismiss={(id) => toasts.dismiss(Number(id))}
    />
  )
})
