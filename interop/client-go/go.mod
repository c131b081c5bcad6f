module lakeview/ces-sync

go 1.21
