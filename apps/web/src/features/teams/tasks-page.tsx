import { Tasks } from "./tasks/tasks.tsx";
import { TeamFrame } from "./team/team-frame.tsx";

/** `/dashboard/teams/{teamId}/tasks?view=board&task=…`: what is to be done in a team (spec: jobs, section 2.16). */
export default function TasksPage() {
  return <TeamFrame tab="tasks">{(team) => <Tasks key={team.id} team={team} />}</TeamFrame>;
}
