import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { APPLICATIONS_POLL_HIDDEN_MS, APPLICATIONS_POLL_MS } from "@kompagnon/contract/jobs/rules.ts";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLiveEvent, useLiveState } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";

const ApplicationNotice = lazy(async () => ({
  default: (await import("./application-notice.tsx")).ApplicationNotice,
}));

/**
 * Announces applications on every page: at once by the live event, and by polling while the stream is down. The code of the
 * notice loads with the first of them.
 */
export function JobsListener() {
  const { id: me } = useMember();
  const down = useLiveState() === "down";
  const [polls, setPolls] = useState(0);
  const [news, setNews] = useState<readonly JobApplication[]>([]);
  const announce = useEffectEvent(async (arrived: string | null) => {
    const { arrivalsOf } = await import("./arrivals.ts");
    const found = await arrivalsOf(me, arrived);
    if (found.length > 0) setNews(found);
  });
  useLiveEvent("job_application_submitted", ({ application_id: id }) => void announce(id));
  useEffect(() => {
    if (!down) return;
    const wait = document.hidden ? APPLICATIONS_POLL_HIDDEN_MS : APPLICATIONS_POLL_MS;
    const timer = setTimeout(() => {
      void announce(null);
      // The next one waits from here on.
      setPolls(polls + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [down, polls]);
  // What was kept of the board for this member goes with them; a reload is no leaving.
  useEffect(() => () => void import("./stored-board.ts").then(({ forgetBoard }) => forgetBoard(me)), [me]);
  return (
    <Suspense fallback={null}>
      {news.map((application) => (
        <ApplicationNotice key={application.id} application={application} />
      ))}
    </Suspense>
  );
}
