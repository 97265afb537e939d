import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { Composer, type ThreadAdapter, ThreadView } from "#features/chats/public.ts";
import { LinesSkeleton } from "../components/loading.tsx";
import { SlowNote } from "./slow-note.tsx";

const waiting = <LinesSkeleton className="mt-auto p-4" />;

/** The message that an address names, or null. */
function messageIn(search: URLSearchParams): number | null {
  const seq = Number(search.get("message"));
  return Number.isInteger(seq) && seq > 0 ? seq : null;
}

/** The main thread of a channel, and its composer. */
export function Talk({ talk, group, channel }: { talk: ThreadAdapter; group: Group; channel: Channel }) {
  const [search] = useSearchParams();
  return (
    <Suspense fallback={waiting}>
      <ThreadView adapter={talk} at={messageIn(search)} />
      <SlowNote group={group} channel={channel} />
      <Composer adapter={talk} />
    </Suspense>
  );
}

/** The thread of one message. */
export function ThreadTalk({ talk, seq }: { talk: ThreadAdapter; seq: number }) {
  return (
    <Suspense fallback={waiting}>
      <ThreadView adapter={talk} thread={seq} />
      <Composer adapter={talk} thread={seq} />
    </Suspense>
  );
}
