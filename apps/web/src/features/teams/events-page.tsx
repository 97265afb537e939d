import { Suspense } from "react";
import { EventsOf } from "#features/events/public.ts";
import { LinesSkeleton } from "./states.tsx";
import { TeamFrame } from "./team/team-frame.tsx";

/** `/dashboard/teams/{teamId}/events`: what a team has planned. */
export default function EventsPage() {
  return (
    <TeamFrame tab="events">
      {(team) => (
        <div className="max-w-3xl">
          <Suspense fallback={<LinesSkeleton lines={3} />}>
            <EventsOf host={{ kind: "team", id: team.id }} />
          </Suspense>
        </div>
      )}
    </TeamFrame>
  );
}
