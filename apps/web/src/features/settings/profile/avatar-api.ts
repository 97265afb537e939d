import { queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";
import { profileQuery } from "./api.ts";

/** Fetches the member's picture again everywhere. Resolves when the shell has it. */
export async function pictureChanged(userId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
  await refreshSession();
}
