import { describe, expect, test } from "vitest";
import { relayOnly } from "#features/calls/relay.ts";

const HOST = "candidate:1 1 udp 2122260223 192.168.1.7 50000 typ host generation 0";
const REFLEXIVE = "candidate:2 1 udp 1686052607 203.0.113.9 50000 typ srflx raddr 192.168.1.7 rport 50000";
const RELAY = "candidate:3 1 udp 41885439 198.51.100.1 61000 typ relay raddr 203.0.113.9 rport 50000";
const VEILED = "candidate:3 1 udp 41885439 198.51.100.1 61000 typ relay raddr 0.0.0.0 rport 0";

const SDP = [
  "v=0",
  "o=- 4611731400430051336 2 IN IP4 192.168.1.7",
  "s=-",
  "m=audio 50000 UDP/TLS/RTP/SAVPF 111",
  "c=IN IP6 2001:db8::7",
  "a=rtcp:50000 IN IP4 203.0.113.9",
  `a=${HOST}`,
  `a=${REFLEXIVE}`,
  `a=${RELAY}`,
  "a=ice-ufrag:abcd",
  "",
].join("\r\n");

describe("where calls go over relays alone", () => {
  test.each([HOST, REFLEXIVE, `a=${HOST}`, ` ${HOST} `, HOST.toUpperCase(), `${HOST} typ relay`])(
    "%j does not pass",
    (candidate) => {
      expect(relayOnly({ candidate, sdpMid: "0" })).toBeNull();
      expect(relayOnly({ candidate: { candidate, sdpMLineIndex: 0 } })).toBeNull();
    },
  );

  test("a relay passes without the address behind it, and so does the end of the list", () => {
    expect(relayOnly({ candidate: { candidate: RELAY, sdpMid: "0" } })).toEqual({
      candidate: { candidate: VEILED, sdpMid: "0" },
    });
    expect(relayOnly({ candidate: "" })).toEqual({ candidate: "" });
    expect(relayOnly({ candidate: null })).toEqual({ candidate: null });
  });

  test.each(["\r\n", "\n"])("a description keeps relays only, and no address of its sender (%j)", (end) => {
    const sdp = [
      "v=0",
      "o=- 4611731400430051336 2 IN IP4 0.0.0.0",
      "s=-",
      "m=audio 50000 UDP/TLS/RTP/SAVPF 111",
      "c=IN IP4 0.0.0.0",
      "a=rtcp:50000 IN IP4 0.0.0.0",
      `a=${VEILED}`,
      "a=ice-ufrag:abcd",
      "",
    ].join("\r\n");
    const given = SDP.replaceAll("\r\n", end);
    expect(relayOnly({ type: "offer", sdp: given })).toEqual({ type: "offer", sdp });
    expect(relayOnly({ description: { type: "offer", sdp: given } })).toEqual({
      description: { type: "offer", sdp },
    });
  });

  test("a candidate hidden behind another's line break goes as well", () => {
    expect(JSON.stringify(relayOnly({ candidate: `${RELAY}\r${HOST}` }))).not.toContain("192.168");
    expect(JSON.stringify(relayOnly({ candidate: `${HOST}\n${RELAY}` }))).not.toContain("192.168");
  });
});
