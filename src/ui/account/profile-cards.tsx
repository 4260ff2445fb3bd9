import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import type { Guest } from '@/domain/guest/guest'
import { Avatar } from '@/ui/kit/media/avatar'
import { Badge } from '@/ui/kit/feedback/badge'
import { Button } from '@/ui/kit/actions/button'
import { Form, type FormErrors } from '@/ui/kit/forms/form'
import { TextField } from '@/ui/kit/forms/text-field'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useTexts } from '@/ui/texts/use-texts'
import { Card } from './card'
import css from './profile-screen.module.css'
import type { ProfileViewModel } from './profile-view-model'

interface Props {
  readonly guest: Guest
  readonly profile: Pick<
    ProfileViewModel,
    'avatar' | 'avatars' | 'chooseAvatar' | 'name' | 'write' | 'saveName' | 'isSavingName' | 'isNameChanged' | 'refusal'
  >
}

/** The guest's artwork, and others to choose. */
export const LightCard = observer(function LightCard({ guest, profile }: Props) {
  const texts = useTexts()
  return (
    <Card title={texts.t('account.profile.avatar')} hint={texts.t('account.profile.avatarHint')}>
      <div className={css['light']}>
        <Avatar source={pictureOf({ family: profile.avatar, variant: 'a0' })} alt="" size="xl" />
        <div>
          <strong>{guest.name}</strong>
          <span className={css['marks']}>
            {guest.isVip ? <Badge tone="gold">{texts.t('shell.vip')}</Badge> : null}
            {guest.hasAvs ? <Badge tone="good">{texts.t('media.page.age', { count: 18 })}</Badge> : null}
          </span>
        </div>
      </div>
      <fieldset className={css['choices']}>
        <legend className="visually-hidden">{texts.t('account.profile.avatar')}</legend>
        {profile.avatars.map((seed, index) => (
          <label key={seed}>
            <input
              type="radio"
              name="avatar"
              aria-label={texts.t('account.profile.choose', { number: index + 1 })}
              checked={profile.avatar === seed}
              onChange={() => void profile.chooseAvatar(seed)}
            />
            <Avatar
              source={pictureOf({ family: seed, variant: 'a0' })}
              alt={texts.t('account.profile.choose', { number: index + 1 })}
              size="m"
            />
          </label>
        ))}
      </fieldset>
    </Card>
  )
})

/** The guest's display name and mail address; `confirm` confirms the address if needed. */
export const NameCard = observer(function NameCard({
  guest,
  profile,
  confirm,
}: Props & { readonly confirm?: ReactNode }) {
  const texts = useTexts()
  const { refusal } = profile
  const errors = useMemo(
    (): FormErrors => (refusal === null ? {} : { name: texts.t(`account.profile.refused.${refusal}`) }),
    [refusal, texts],
  )
  return (
    <Card title={texts.t('account.profile.name')}>
      <Form className={css['form']} errors={errors} onSubmit={() => void profile.saveName()}>
        <TextField
          label={texts.t('account.profile.name')}
          hideLabel
          hint={texts.t('account.profile.nameHint')}
          name="name"
          autoComplete="nickname"
          maxLength={40}
          value={profile.name}
          onChange={(name) => profile.write(name)}
        />
        <Button
          type="submit"
          kind="ink"
          loading={profile.isSavingName}
          aria-disabled={profile.isNameChanged ? undefined : true}
        >
          {texts.t('account.save')}
        </Button>
      </Form>
      <dl className={css['email']}>
        <dt>{texts.t('account.profile.email')}</dt>
        <dd>
          {guest.email}
          <Badge tone={guest.emailVerified ? 'good' : 'plain'}>
            {texts.t(guest.emailVerified ? 'account.profile.verified' : 'account.profile.unverified')}
          </Badge>
        </dd>
        {guest.emailVerified ? null : (
          <dd>
            <p>{texts.t('account.profile.unverifiedHint')}</p>
            {confirm}
          </dd>
        )}
      </dl>
    </Card>
  )
})
