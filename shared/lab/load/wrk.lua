-- Takes the paths from the command line, in turn, as a browser of today asks for them; prints one line of JSON at the end.
local paths = {}

function init(args)
  paths = args
end

local turn = 0

function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], { ["Accept-Encoding"] = "gzip, deflate, br" })
end

function done(summary, latency)
  local failed = summary.errors
  print(string.format(
    '{"requests":%d,"bytes":%d,"microseconds":%d,"p50":%d,"p90":%d,"p99":%d,"longest":%d,"badStatus":%d,"socketErrors":%d}',
    summary.requests, summary.bytes, summary.duration,
    latency:percentile(50), latency:percentile(90), latency:percentile(99), latency.max,
    failed.status, failed.connect + failed.read + failed.write + failed.timeout
  ))
end
