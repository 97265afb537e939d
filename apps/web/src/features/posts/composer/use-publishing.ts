import type { Post } from "@kompagnon/contract/posts/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { hasActionMarker, POST_MAX } from "@kompagnon/contract/posts/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, call, type In } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { changePost, loadOwn, refreshFeeds, staleLists } from "../cache.ts";
import { type Draft, forgetDraft, type Place } from "./draft.ts";
import { uploads as queue, type Upload } from "./uploads.ts";

type NewPost = In<"POST /api/posts">["body"];

/** How many are sought, of what was typed. */
export const countOf = (typed: string): number => Math.min(50, Math.max(1, Math.trunc(Number(typed)) || 1));

/** What is missing before a draft can be published; null if nothing is. */
export function missingIn(draft: Draft, uploads: readonly Upload[]): "words" | "roles" | "group" | null {
  if (draft.hiring?.roles.every((role) => role.trim() === "")) return "roles";
  if (draft.group === "") return "group";
  return draft.text.trim() === "" && uploads.length === 0 ? "words" : null;
}

/** A draft as the server takes it. */
export function toNewPost(draft: Draft, media: readonly string[], quote: string | null): NewPost {
  const { hiring, dm, group } = draft;
  const actions = {
    ...(hiring && {
      hiring: {
        count: countOf(hiring.count),
        roles: hiring.roles.map((role) => role.trim()).filter(Boolean),
      },
    }),
    ...(dm && { dm: true }),
    ...(group && { groupJoin: { groupId: group } }),
  };
  return {
    client_id: draft.clientId,
    content: draft.text,
    media: [...media],
    embeddable: draft.embeddable,
    ...(Object.keys(actions).length > 0 && { actions }),
    ...(quote && { quote }),
  };
}

/** Keeps descriptions that were written after a file was uploaded. */
const describeAll = (uploads: readonly Upload[]) =>
  Promise.all(
    uploads.map(({ sent: media, alt }) =>
      media && media.alt !== alt.trim()
        ? call("PATCH /api/media/{id}", { params: { id: media.id }, body: { alt: alt.trim() } })
        : null,
    ),
  );

/** A new post is everywhere it belongs. */
function spread(post: Post): void {
  const quoted = post.quote?.id;
  if (quoted)
    call("GET /api/posts/{id}", { params: { id: quoted } }).then(
      ({ reposts }) => changePost(quoted, (one) => ({ ...one, reposts })),
      () => undefined, // its number is read again the next time it is shown
    );
  staleLists("GET /api/posts/mine", true);
  staleLists("GET /api/posts/by/{userId}", true);
  loadOwn().catch(refreshFeeds);
}

/** Publishing: waits for uploads, sends once, keeps everything when it is refused. */
export function usePublishing(
  me: string,
  place: Place,
  { draft, uploads, quote }: { draft: Draft; uploads: readonly Upload[]; quote: string | null },
  onDone: () => void,
) {
  const { t } = useTranslation("posts");
  const navigate = useNavigate();
  const [state, setState] = useState<"idle" | "waiting" | "sending">("idle");
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    setState("sending");
    try {
      await describeAll(uploads);
      const media = uploads.flatMap((one) => one.sent?.id ?? []);
      const post = await call("POST /api/posts", { body: toNewPost(draft, media, quote) });
      queue.clear({ me, place }, false);
      forgetDraft(me, place);
      spread(post);
      toast(t("write.done"), {
        kind: "good",
        action: { label: t("write.show"), onClick: () => void navigate(postsPaths.post(post.id)) },
      });
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code === "email_unconfirmed") setProblem(t("write.unconfirmed"));
      else if (failure.status === 0) setProblem(t("write.offline"));
      else setProblem([t("write.failed"), failure.message].filter(Boolean).join(" "));
    } finally {
      setState("idle");
    }
  };

  const broken = uploads.some((one) => one.problem !== null);
  const pending = uploads.some((one) => one.sent === null && one.problem === null);
  const missing = missingIn(draft, uploads);
  const ready = missing !== "words" && lengthOf(draft.text) <= POST_MAX && !broken && state === "idle";
  const publish = () => {
    setProblem(null);
    if (!ready) return;
    if (hasActionMarker(draft.text)) setProblem(t("write.marker"));
    else if (missing === "roles") setProblem(t("write.roles_needed"));
    else if (missing === "group") setProblem(t("write.group_needed"));
    else if (pending) setState("waiting");
    else void send();
  };
  const goOn = useEffectEvent(() => {
    if (state !== "waiting") return;
    if (broken) setState("idle");
    else if (!pending) void send();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: their change is the reason to go on
  useEffect(() => goOn(), [broken, pending]);
  return { publish, ready, state, problem, cancelWaiting: () => setState("idle") };
}
