#!/bin/bash
# Succeeds when mongod on this host accepts writes: sends it the command { hello: 1 }, which needs no password, and looks for
# `isWritablePrimary: true` in the answer. mongosh would do the same with a whole Node, every ten seconds.
set -eu
address=${1:-127.0.0.1/27017}
exec 3<>"/dev/tcp/$address"
# The header of OP_MSG (opcode 2013) with the length of 52 bytes, no flags, and the document { hello: 1, $db: 'admin' } in BSON.
printf '\x34\0\0\0\1\0\0\0\0\0\0\0\xdd\x07\0\0\0\0\0\0\0' >&3
printf '\x1f\0\0\0\x10hello\0\1\0\0\0\x02$db\0\x06\0\0\0admin\0\0' >&3
# The answer begins with its length, in four bytes, the least significant first.
read -r low high < <(timeout 5 head -c 4 <&3 | od -An -tu2)
timeout 5 head -c $((low + high * 65536 - 4)) <&3 | grep -aqP 'isWritablePrimary\x00\x01'
