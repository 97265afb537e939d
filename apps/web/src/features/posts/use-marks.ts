import { ApiError, call } from "#platform/call.ts";
import { toggle } from "#platform/toggle.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { changePost, dropPost, type ListedPost, staleLists } from "./cache.ts";

const withLike = (post: ListedPost, on: boolean): ListedPost =>
  post.liked === on ? post : { ...post, liked: on, likes: Math.max(0, post.likes + (on ? 1 : -1)) };
const withRepost = (post: ListedPost, on: boolean): ListedPost =>
  post.reposted === on ? post : { ...post, reposted: on, reposts: Math.max(0, post.reposts + (on ? 1 : -1)) };

/** What is saved where: null is not at all, an empty text in no collection. */
type Saving = string | null;
const withSaving = (post: ListedPost, where: Saving): ListedPost => ({
  ...post,
  saved: where !== null,
  ...("collection_id" in post && { collection_id: where || null }),
});

/** Liking, reposting and saving a post: seen at once, taken back visibly if the server refuses. */
export function useMarks(post: ListedPost) {
  const { t } = useTranslation("posts");
  const { id } = post;
  const params = { id };
  const refuse = (failure: unknown) => {
    const gone = failure instanceof ApiError && failure.code === "not_found";
    if (gone) dropPost(id);
    const why = failure instanceof Error ? failure.message : "";
    const text = why ? `${t("act.failed")} ${why}` : t("act.failed");
    toast(gone && why ? why : text, { kind: "warn" });
  };

  const like = () =>
    toggle(`like ${id}`, !post.liked, {
      before: post.liked,
      show: (on) => changePost(id, (one) => withLike(one, on)),
      send: (on) => call(on ? "PUT /api/posts/{id}/like" : "DELETE /api/posts/{id}/like", { params }),
      onSettled: ({ liked, likes }) => {
        changePost(id, (one) => ({ ...one, liked, likes }));
        staleLists("GET /api/posts/liked");
      },
      onRefused: refuse,
    });

  const repost = () =>
    toggle(`repost ${id}`, !post.reposted, {
      before: post.reposted,
      show: (on) => changePost(id, (one) => withRepost(one, on)),
      send: (on) => call(on ? "PUT /api/posts/{id}/repost" : "DELETE /api/posts/{id}/repost", { params }),
      onSettled: ({ reposted, reposts }) => {
        changePost(id, (one) => ({ ...one, reposted, reposts }));
        if (reposted) toast(t("act.reposted_now"), { kind: "good" });
      },
      onRefused: refuse,
    });

  const save = (where: Saving, onSaved?: () => void) =>
    toggle<Saving, unknown>(`save ${id}`, where, {
      before: post.saved ? (post.collection_id ?? "") : null,
      show: (next) => changePost(id, (one) => withSaving(one, next)),
      send: (next) =>
        next === null
          ? call("DELETE /api/posts/{id}/save", { params })
          : call("PUT /api/posts/{id}/save", { params, body: { collection_id: next || null } }),
      onSettled: () => {
        staleLists("GET /api/posts/saved");
        staleLists("GET /api/post-collections", true);
        onSaved?.();
      },
      onRefused: refuse,
    });

  return { like, repost, save };
}
