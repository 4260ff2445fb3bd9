import { expect } from '@playwright/test'
import type { Guest } from './guest'

/** An account with coins, on the page of a video that is for sale. */
export async function beforeVideo(guest: Guest): Promise<number> {
  await guest.arrive('videos', {}, 'coins')
  await guest.videos.openAffordable(await guest.coins())
  return guest.coins()
}

/** An account with coins, in a conversation. */
export async function inConversation(guest: Guest): Promise<number> {
  await guest.arrive('cams', {}, 'coins')
  await guest.cams.live.first().getByRole('link').click()
  await guest.link('actors.profile.write').click()
  await expect(guest.conversation.field).toBeVisible()
  return guest.coins()
}
