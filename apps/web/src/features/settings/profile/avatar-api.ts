import { queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";
import { profileQuery } from "./api.ts";

/** Everything that shows one's picture reads it anew. Resolves when the shell has it. */
export async function pictureChanged(userId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
  await refreshSession();
}
