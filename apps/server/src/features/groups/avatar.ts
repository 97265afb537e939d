import { changing, groupTopic, requireIn } from "#features/groups/members/locks.ts";
import { canModerate } from "#features/groups/policy.ts";
import { setAvatar } from "#features/groups/queries.ts";
import { newId } from "#platform/id.ts";
import { takePicture } from "#platform/images.ts";
import { AVATAR } from "#platform/pictures/picture-rules.ts";
import type { Platform } from "#platform/platform.ts";
import { dropAfter, removeFiles } from "#platform/storage/removal.ts";

/** Stores a group's picture and removes the one before. Throws not_found, forbidden, unsupported_type. */
export async function changeAvatar(
  platform: Platform,
  viewerId: string,
  groupId: string,
  bytes: Buffer,
): Promise<string> {
  const { db, storage } = platform;
  await requireIn(db, viewerId, groupId, canModerate);
  const picture = await takePicture(bytes, AVATAR);
  const key = `groups/${newId()}.webp`;
  await storage.put(key, picture, "image/webp");
  try {
    await swapAvatar(platform, viewerId, groupId, key);
  } catch (error) {
    await dropAfter(storage, error, [key]);
    throw error;
  }
  return key;
}

/** Removes a group's picture. Throws not_found, forbidden. */
export const removeAvatar = (platform: Platform, viewerId: string, groupId: string): Promise<void> =>
  swapAvatar(platform, viewerId, groupId, null);

const swapAvatar = (
  platform: Platform,
  viewerId: string,
  groupId: string,
  key: string | null,
): Promise<void> =>
  changing(platform, { viewerId, groupId, may: canModerate }, async (tx, group) => {
    await setAvatar(tx, groupId, key);
    await platform.live.publish(tx, groupTopic(groupId), "group_changed", { group_id: groupId });
    await removeFiles(platform, tx, [group.avatar]);
  });
