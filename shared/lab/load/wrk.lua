-- Takes the paths from the command line, in turn, as a browser of today asks for them.
local paths = {}

function init(args)
  paths = args
end

local turn = 0

function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], { ["Accept-Encoding"] = "gzip, deflate, br" })
end
