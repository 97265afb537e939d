import { randomUUID } from "node:crypto";
import { roomsEndpoints } from "@kompagnon/contract/rooms/endpoints.ts";
import { aChannel, aTrialRoom, takeSeat } from "#features/rooms/test-rooms.ts";
import { foreign } from "#testing/foreign.ts";

/** A room with two in it, one of a pair, and a member who is about to be removed. */
export const roomsForeign = foreign(
  roomsEndpoints,
  async ({ server }) => {
    const { owner, mates, params } = await aChannel(server, 2);
    const [mate, target] = mates;
    if (!mate || !target) throw new Error("two members joined");
    const seat_id = await takeSeat(owner, params);
    const to_seat_id = await takeSeat(mate, params);
    const trial = await aTrialRoom(server);
    return {
      own: { by: owner, params },
      body: { seat_id },
      signal: { seat_id, to_seat_id, kind: "ice" as const, payload: { restart: true } },
      target: { by: owner, params: { ...params, memberId: target.id } },
      trial: { by: trial.anna, params: trial.params },
    };
  },
  {
    "GET /api/rooms/{kind}/{id}": ({ own }) => own,
    "POST /api/rooms/{kind}/{id}/seat": ({ trial }) => trial,
    "PUT /api/rooms/{kind}/{id}/seat": ({ own, body }) => ({ ...own, body }),
    "POST /api/rooms/{kind}/{id}/leave": ({ own }) => ({ ...own, body: { seat_id: randomUUID() } }),
    "DELETE /api/rooms/{kind}/{id}/members/{memberId}": ({ target }) => target,
    "POST /api/rooms/{kind}/{id}/signals": ({ own, signal }) => ({ ...own, body: signal }),
  },
);
