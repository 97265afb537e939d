import { randomUUID } from "node:crypto";
import { teams } from "@kompagnon/contract/teams/endpoints.ts";
import { aTeam, givePremium } from "#features/teams/test-teams.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A team of two others with a task, its comments, and waiting invitations. */
export const teamsForeign = foreign(
  teams.endpoints,
  async ({ server }) => {
    const { anna, berta, params } = await aTeam(server);
    const task = await anna.must("POST /api/teams/{id}/tasks", {
      params,
      body: { title: "Röster finden", assignees: [anna.id] },
    });
    const inTask = { ...params, taskId: task.id };
    const comment = await anna.must("POST /api/teams/{id}/tasks/{taskId}/comments", {
      params: inTask,
      body: { client_id: randomUUID(), text: "Drei stehen zur Wahl." },
    });
    await givePremium(server, anna);
    // Each invitation is answered once.
    const anInvitation = async () => {
      const guest = await aMember(server);
      const { id } = await anna.must("POST /api/teams", { body: { name: "Zweites Team" } });
      await server.platform.db.rawQuery(
        "insert into team_invites (team_id, member_id, inviter_id) values ($1, $2, $3)",
        [id, guest.id, anna.id],
      );
      return { guest, id };
    };
    const accepted = await anInvitation();
    const declined = await anInvitation();
    const withdrawn = await anInvitation();
    return {
      team: { by: anna, params },
      inTask: { by: anna, params: inTask },
      comment: { by: anna, params: { ...inTask, commentId: comment.id } },
      member: { by: anna, params: { ...params, userId: berta.id } },
      accepted: { by: accepted.guest, params: { id: accepted.id } },
      declined: { by: declined.guest, params: { id: declined.id } },
      withdrawn: { by: anna, params: { id: withdrawn.id, userId: withdrawn.guest.id } },
    };
  },
  {
    "GET /api/teams/{id}": ({ team }) => team,
    "PATCH /api/teams/{id}": ({ team }) => ({ ...team, body: { name: "Gekapert" } }),
    "DELETE /api/teams/{id}": ({ team }) => ({ ...team, query: { name: "Gekapert" } }),
    "POST /api/teams/{id}/invites": ({ team, member }) => ({
      ...team,
      body: { user_id: member.params.userId },
    }),
    "DELETE /api/teams/{id}/invites/{userId}": ({ withdrawn }) => withdrawn,
    "POST /api/teams/{id}/invite/accept": ({ accepted }) => accepted,
    "POST /api/teams/{id}/invite/decline": ({ declined }) => declined,
    "PATCH /api/teams/{id}/members/{userId}": ({ member }) => ({ ...member, body: { role: "lead" } }),
    "DELETE /api/teams/{id}/members/{userId}": ({ member }) => member,
    "GET /api/teams/{id}/history": ({ team }) => team,
    "POST /api/teams/{id}/messages": ({ team }) => ({
      ...team,
      body: { client_id: randomUUID(), text: "Gekapert" },
    }),
    "GET /api/teams/{id}/files": ({ team }) => team,
    "GET /api/teams/{id}/tasks": ({ team }) => team,
    "POST /api/teams/{id}/tasks": ({ team }) => ({ ...team, body: { title: "Gekapert" } }),
    "GET /api/teams/{id}/tasks/{taskId}": ({ inTask }) => inTask,
    "PATCH /api/teams/{id}/tasks/{taskId}": ({ inTask }) => ({ ...inTask, body: { status: "done" } }),
    "DELETE /api/teams/{id}/tasks/{taskId}": ({ inTask }) => inTask,
    "PUT /api/teams/{id}/tasks/{taskId}/completion": ({ inTask }) => ({ ...inTask, body: {} }),
    "DELETE /api/teams/{id}/tasks/{taskId}/completion": ({ inTask }) => inTask,
    "GET /api/teams/{id}/tasks/{taskId}/comments": ({ inTask }) => inTask,
    "POST /api/teams/{id}/tasks/{taskId}/comments": ({ inTask }) => ({
      ...inTask,
      body: { client_id: randomUUID(), text: "Gekapert" },
    }),
    "DELETE /api/teams/{id}/tasks/{taskId}/comments/{commentId}": ({ comment }) => comment,
  },
);
