import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ContestEntry } from '@/domain/contests/contest'
import { pictureOf } from '@/ui/artwork/picture-of'
import type { ModalProps } from '@/ui/base/modal-props'
import { Button } from '@/ui/kit/actions/button'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { Picture } from '@/ui/kit/media/picture'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from './contest-like.module.css'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'contest-like': {
      readonly entry: ContestEntry
      /** The title of the contest. */
      readonly contest: string
      /** Votes the guest has before this one. */
      readonly remaining: number
      /** Votes; `hide`: the guest does not want to be asked again in this contest. */
      readonly onVote: (hide: boolean) => void
    }
  }
}

export const namespaces = ['contests'] as const

/** Asks before a vote is given (MOD-029). */
export const Box = observer(function ContestLikeBox({
  values: { entry, contest, remaining, onVote },
  onClose,
}: ModalProps<'contest-like'>) {
  const texts = useTexts()
  const [isHidden, setIsHidden] = useState(false)
  return (
    <Dialog
      open
      size="s"
      title={texts.t('contests.confirm.title', { name: entry.actor.name })}
      description={texts.t('contests.confirm.text', { contest, count: remaining })}
      closeLabel={texts.t('shell.states.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {texts.t('contests.confirm.cancel')}
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              onVote(isHidden)
            }}
          >
            {texts.t('contests.vote')}
          </Button>
        </>
      }
    >
      <div className={css['entry']}>
        <Picture source={pictureOf(entry.cover)} alt="" shape="landscape" sizes="360px" />
        <p>{entry.title}</p>
      </div>
      <Checkbox
        label={texts.t('contests.confirm.hide')}
        hint={texts.t('contests.confirm.hint')}
        checked={isHidden}
        onChange={setIsHidden}
      />
    </Dialog>
  )
})
