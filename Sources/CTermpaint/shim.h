#pragma once
#include <termpaint.h>
#include <termpaintx.h>
#include <termpaintx_ttyrescue.h>
