import { observer } from 'mobx-react-lite'
import { ListPage } from '@/ui/base/list-page'
import { useService } from '@/ui/base/container'
import { Modals } from '@/ui/base/modals'
import { useQuery } from '@/ui/base/page'
import { useListAddress } from '@/ui/base/use-list-address'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { useTexts } from '@/ui/texts/use-texts'
import css from './feed-screen.module.css'
import { FeedFilter } from './feed-filter'
import { feedAddress } from './feed-query'
import { PostList } from './post-list'
import { useFeed } from './use-feed'

/** The feed of all actors (FEE-001). */
export const Screen = observer(function FeedScreen() {
  const texts = useTexts()
  const href = useHref()
  const address = useListAddress(feedAddress)
  // A notification leads to one post.
  const { feed, services } = useFeed(null, address.query, { top: useQuery().get('post') })
  const { shown } = address.query
  const modals = useService(Modals)
  return (
    <div className={css['page']}>
      <ListPage
        title={texts.t('feed.title')}
        description={texts.t('feed.description')}
        note={<p>{texts.t('feed.lead')}</p>}
      >
        <FeedFilter address={address} totals={feed.totals} isLoggedIn={feed.isLoggedIn} />
        <PostList
          feed={feed}
          services={services}
          heading="h2"
          empty={
            <EmptyState
              title={texts.t(`feed.none.${shown}`)}
              text={texts.t(`feed.none.${shown}Text`)}
              action={
                shown === 'follows' && !feed.isLoggedIn ? (
                  <Button onClick={() => modals.show('feed-signup', {})}>{texts.t('feed.none.signUp')}</Button>
                ) : shown === 'follows' ? (
                  <ButtonLink href={href('cams', {})}>{texts.t('feed.none.cams')}</ButtonLink>
                ) : (
                  <Button onClick={address.clear}>{texts.t('feed.none.clear')}</Button>
                )
              }
            />
          }
        />
      </ListPage>
    </div>
  )
})
