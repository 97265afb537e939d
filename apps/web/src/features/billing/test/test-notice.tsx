import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useMember } from "#platform/session.ts";
import { testQuery } from "../api.ts";

const TestBar = lazy(async () => ({ default: (await import("./test-bar.tsx")).TestBar }));

/** Counts down the test version while it runs. Not shown to members who bought premium meanwhile. */
export function TestNotice() {
  const { plan } = useMember();
  const { data: test } = useQuery(testQuery());
  const endsAt = test?.active ? test.ends_at : null;
  const [over, setOver] = useState<string | null>(null);
  if (endsAt === null || plan === "premium" || over === endsAt) return null;
  return (
    <div data-alone="">
      {/* Its place is kept until its file is there: the page below does not jump. */}
      <Suspense fallback={<div className="h-12" />}>
        <TestBar endsAt={endsAt} onEnd={() => setOver(endsAt)} />
      </Suspense>
    </div>
  );
}
