import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { changePost } from "../cache.ts";

/** The whole address of a post, or of one of its comments. */
export const postLink = (postId: string, commentId?: string): string =>
  new URL(postsPaths.post(postId, commentId), location.origin).href;

/** Tells the server that a link or code was passed on; who counts shares can live without one. */
export function countShare(postId: string, kind: "link" | "embed"): void {
  call("POST /api/posts/{id}/share", { params: { id: postId }, body: { kind } }).then(
    ({ shares }) => changePost(postId, (post) => ({ ...post, shares })),
    () => undefined, // no answer: the number stays as it was
  );
}

/** Puts the link of a post or comment into the clipboard and says so, or says the link where that is forbidden. */
export function useCopyLink(): (postId: string, commentId?: string) => Promise<void> {
  const { t } = useTranslation("posts");
  return async (postId, commentId) => {
    const url = postLink(postId, commentId);
    try {
      await navigator.clipboard.writeText(url);
      toast(t("card.link_copied"), { kind: "good" });
    } catch {
      toast(t("card.copy_failed", { url }), { kind: "warn" }); // the browser forbids it: the link is shown instead
    }
    if (!commentId) countShare(postId, "link");
  };
}
