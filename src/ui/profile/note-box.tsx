import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { TextArea } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { ProfileViewModel } from './profile-view-model'

/** The guest's private note about an actor; no one else reads it (ACT-010). */
export const NoteBox = observer(function NoteBox({ profile }: { readonly profile: ProfileViewModel }) {
  const texts = useTexts()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void profile.saveNote()
      }}
    >
      <TextArea
        label={texts.t('discovery.profile.note')}
        hint={texts.t('discovery.profile.noteHint')}
        value={profile.note}
        onChange={(text) => profile.writeNote(text)}
      />
      {profile.isNoteChanged ? (
        <Button type="submit" size="s" loading={profile.isSavingNote}>
          {texts.t('account.save')}
        </Button>
      ) : null}
    </form>
  )
})
