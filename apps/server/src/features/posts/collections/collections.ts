import type { Collection } from "@kompagnon/contract/posts/model.ts";
import { COLLECTIONS_MAX } from "@kompagnon/contract/posts/rules.ts";
import {
  deleteCollection,
  insertCollection,
  listCollections,
  lockCollections,
  renameCollection,
} from "#features/posts/collections/collection-queries.ts";
import { Fail } from "#features/posts/policy.ts";
import type { Queryable } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

const uniquely = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (isTaken(error, "post_collections_name"))
      throw new Fail("collection_name_taken", {
        details: [{ field: "name", code: "collection_name_taken" }],
      });
    throw error;
  }
};

/** Makes a collection for saved posts. Throws too_many_collections, collection_name_taken. */
export function makeCollection({ db }: Platform, memberId: string, name: string): Promise<Collection> {
  const id = newId();
  return uniquely(() =>
    db.transaction(async (tx) => {
      await lockCollections(tx, memberId);
      if ((await listCollections(tx, memberId)).length >= COLLECTIONS_MAX)
        throw new Fail("too_many_collections");
      await insertCollection(tx, memberId, id, name);
      return { id, name, count: 0 };
    }),
  );
}

/** Renames one's own collection. Throws not_found, collection_name_taken. */
export async function changeCollection(
  { db }: Platform,
  memberId: string,
  id: string,
  name: string,
): Promise<Collection> {
  const row = await uniquely(() => renameCollection(db, memberId, id, name));
  if (!row) throw new Fail("not_found");
  return row;
}

/** Removes one's own collection; what was in it stays saved. Throws not_found. */
export async function removeCollection(db: Queryable, memberId: string, id: string): Promise<void> {
  if (!(await deleteCollection(db, memberId, id))) throw new Fail("not_found");
}
