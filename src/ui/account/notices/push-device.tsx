import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Switch } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import css from './notices.module.css'
import type { PushViewModel } from './push-view-model'

/** Push messages on this device: the reason, the prompt, and help if blocked (NOT-008). */
export const PushOnDevice = observer(function PushOnDevice({ push }: { readonly push: PushViewModel }) {
  const texts = useTexts()
  switch (push.state) {
    case 'unknown':
      return <Skeleton shape="block" height="64px" />
    case 'on':
      return (
        <Switch
          label={texts.t('account.notices.push.here')}
          hint={texts.t('account.notices.push.onHint')}
          on
          disabled={push.isWorking}
          onToggle={() => void push.turnOff()}
        />
      )
    case 'off':
    case 'failed':
      return (
        <div className={css['form']}>
          <p className={css['zone']} role={push.state === 'failed' ? 'alert' : undefined}>
            {texts.t(`account.notices.push.${push.state}`)}
          </p>
          <Button loading={push.isWorking} onClick={() => void push.turnOn()}>
            {texts.t('account.notices.push.turnOn')}
          </Button>
        </div>
      )
    case 'denied':
    case 'unsupported':
      return <p className={css['zone']}>{texts.t(`account.notices.push.${push.state}`)}</p>
  }
})
