import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Switch } from '@/ui/kit/forms/toggle'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from './library-screen.module.css'
import type { LibraryViewModel } from './library-view-model'

/** Turns the history on and off, and clears it. */
export const HistoryBar = observer(function HistoryBar({
  library,
}: {
  readonly library: Pick<LibraryViewModel, 'sidebar' | 'list' | 'recordHistory' | 'clearHistory'>
}) {
  const texts = useTexts()
  const [isSure, setSure] = useState(false)
  const side = library.sidebar.value
  const close = () => setSure(false)
  return (
    <div className={css['history']}>
      <Switch
        label={texts.t('library.history.label')}
        hint={texts.t('library.history.hint')}
        on={side?.recordsHistory ?? true}
        disabled={side === undefined || library.sidebar.isLoading}
        onToggle={(on) => void library.recordHistory(on)}
      />
      {library.list.items.length === 0 ? null : (
        <Button size="s" onClick={() => setSure(true)}>
          {texts.t('library.history.clear')}
        </Button>
      )}
      <Dialog
        open={isSure}
        onClose={close}
        size="s"
        title={texts.t('library.history.sure')}
        description={texts.t('library.history.sureText')}
        closeLabel={texts.t('library.viewer.close')}
        footer={
          <>
            <Button onClick={close}>{texts.t('library.history.keep')}</Button>
            <Button
              kind="primary"
              onClick={() => {
                close()
                void library.clearHistory()
              }}
            >
              {texts.t('library.history.clear')}
            </Button>
          </>
        }
      />
    </div>
  )
})
